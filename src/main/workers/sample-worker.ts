/** Thread that draws the sample round: `workerData.folder` says where. */
import '../offline';
import { workerData } from 'node:worker_threads';
import { writeSampleRound } from '../sample/index';

const { folder } = workerData as { folder: string };
await writeSampleRound(folder);
