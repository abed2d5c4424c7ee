// What goes wrong between a command and its queue, in words for a person: nothing in them is secret.
import type { Words } from "../language/words.ts";

export class QueueTrouble extends Error {
  override readonly name = "QueueTrouble";
  readonly words: Words;

  constructor(words: Words) {
    super(words.en);
    this.words = words;
  }
}

/** A Redis that has no room left says so. */
export function isFull(error: unknown): boolean {
  return /^OOM\b|used memory > 'maxmemory'/.test(messageOf(error));
}

/** It does not go by itself. */
export function isLasting(error: unknown): boolean {
  return /NOPERM|NOAUTH|WRONGPASS|WRONGTYPE|unknown command|needs to be greater/i.test(messageOf(error));
}

export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** What hinders talking to the Redis of this name. */
export function troubleAt(name: string, error: unknown): QueueTrouble {
  const { code } = (error ?? {}) as { readonly code?: unknown };
  const message = messageOf(error);
  if (isFull(error)) return new QueueTrouble(fullAt(name));
  const why = reasonOf(typeof code === "string" ? code : "", message);
  return new QueueTrouble({
    en: `cannot use the queue at ${name}: ${why.en}`,
    pt: `não é possível usar a fila em ${name}: ${why.pt}`,
  });
}

export function fullAt(name: string): Words {
  return {
    en: `the Redis at ${name} is full (its maxmemory is used up)`,
    pt: `o Redis em ${name} está cheio (gastou todo o seu maxmemory)`,
  };
}

function reasonOf(code: string, message: string): Words {
  if (/WRONGPASS|invalid password|invalid username/i.test(message))
    return { en: "the user or the password is wrong", pt: "o utilizador ou a senha estão errados" };
  if (/NOAUTH/.test(message)) return { en: "it asks for a password", pt: "pede uma senha" };
  if (/NOPERM/.test(message))
    return { en: "the user may not do what a queue needs", pt: "o utilizador não pode fazer o que uma fila precisa" };
  if (/DB index is out of range/i.test(message))
    return { en: "it has no database of this number", pt: "não tem uma base de dados com este número" };
  const said = CODES[code] ?? (/^ERR_SSL_|^EPROTO$/.test(code) ? NO_TLS : undefined);
  if (said !== undefined) return said;
  if (/^Connection is closed|^Connection in subscriber|ETIMEDOUT|timed out/i.test(message)) return NO_ANSWER;
  return { en: message, pt: message };
}

const NO_ANSWER: Words = { en: "it does not answer", pt: "não responde" };
const NOBODY: Words = { en: "nothing listens there", pt: "nada escuta nesse endereço" };
const NO_HOST: Words = { en: "there is no such host", pt: "não existe tal máquina" };
const NO_TLS: Words = { en: "it does not speak TLS", pt: "não fala TLS" };
const NOT_TRUSTED: Words = {
  en: "its certificate is not trusted here (NODE_EXTRA_CA_CERTS names a file with one that is)",
  pt: "o seu certificado não é de confiança aqui (NODE_EXTRA_CA_CERTS indica um ficheiro com um que é)",
};
const CODES: Readonly<Record<string, Words>> = {
  ECONNREFUSED: NOBODY,
  ENOTFOUND: NO_HOST,
  EAI_AGAIN: NO_HOST,
  ETIMEDOUT: NO_ANSWER,
  EHOSTUNREACH: NO_ANSWER,
  ENETUNREACH: NO_ANSWER,
  ECONNRESET: NO_ANSWER,
  DEPTH_ZERO_SELF_SIGNED_CERT: NOT_TRUSTED,
  SELF_SIGNED_CERT_IN_CHAIN: NOT_TRUSTED,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: NOT_TRUSTED,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: NOT_TRUSTED,
  CERT_HAS_EXPIRED: { en: "its certificate has expired", pt: "o seu certificado caducou" },
  ERR_TLS_CERT_ALTNAME_INVALID: {
    en: "its certificate is for another name",
    pt: "o seu certificado é para outro nome",
  },
};
