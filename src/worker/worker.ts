// The script of a worker, in browsers and in Node.
import { beginSearching, threadPort } from "./thread-port.ts";

beginSearching(threadPort());
