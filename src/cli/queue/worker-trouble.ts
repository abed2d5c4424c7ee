// What a worker tells of what hinders it, for whoever reads its log.
import type { Words } from "../../language/words.ts";
import type { WorkerTrouble } from "../../queue/queue-worker.ts";

export function inWords(trouble: WorkerTrouble, at: string): Words {
  switch (trouble.kind) {
    case "lost":
      return {
        en: `the connection to ${at} is lost (${trouble.why}); trying again`,
        pt: `perdeu-se a ligação a ${at} (${trouble.why}); a tentar de novo`,
      };
    case "back":
      return { en: `${at} is there again`, pt: `${at} voltou` };
    case "full":
      return {
        en: `the Redis at ${at} is full; waiting for room`,
        pt: `o Redis em ${at} está cheio; à espera de espaço`,
      };
    case "version":
      return {
        en: `work of Fourfold ${trouble.version} is refused: this is another version`,
        pt: `o trabalho do Fourfold ${trouble.version} é recusado: esta é outra versão`,
      };
    case "data":
      return { en: `refused what is no job: ${trouble.why}`, pt: `recusado o que não é um trabalho: ${trouble.why}` };
    case "other":
      return { en: `the queue says: ${trouble.why}`, pt: `a fila diz: ${trouble.why}` };
  }
}
