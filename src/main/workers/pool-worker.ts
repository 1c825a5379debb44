/** Entry of a pool thread, bundled as a file of its own. Piscina calls `run` once a task. */
import '../offline';
export { serveTask as run } from '../engine/pool/serve';
