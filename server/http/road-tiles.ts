import type { FastifyInstance } from 'fastify';
import { ROADS_PATH } from '../../contract/roads/road-index.ts';
import { areaTiles, readTile } from '../road-tiles/road-files.ts';
import { refusals } from '../refusal.ts';
import { etagOf, isKnownTo, sendUnchanged } from './etag.ts';
import { sendJsonText, sendRefusal } from './send.ts';

/** Serves the roads that the operator has made: their list by its entity tag, and each tile for ever by a name made of what it holds. */
export function serveRoadTiles(app: FastifyInstance, folder: string): void {
  app.get(ROADS_PATH, async (request, reply) => {
    const text = JSON.stringify({ tiles: areaTiles(folder) });
    const etag = etagOf(text);
    void reply.header('cache-control', 'no-cache');
    return isKnownTo(request, etag) ? sendUnchanged(reply, etag) : sendJsonText(reply.header('etag', etag), 200, text);
  });
  app.get<{ Params: { file: string } }>(`${ROADS_PATH}/:file`, async (request, reply) => {
    const { file } = request.params;
    const bytes = await readTile(folder, file);
    if (!bytes) return sendRefusal(reply, refusals.notFound());
    void reply.header('cache-control', 'public, max-age=31536000, immutable').header('etag', `"${file}"`);
    return isKnownTo(request, `"${file}"`)
      ? sendUnchanged(reply, `"${file}"`)
      : reply.type('application/octet-stream').send(bytes);
  });
}
