// Loaded before the server by a test: every insert takes one second more.
import pg from 'pg';

const query = pg.Client.prototype.query;
pg.Client.prototype.query = function (config, ...rest) {
  const isInsert = typeof config === 'object' && String(config?.name).startsWith('insert-');
  if (!isInsert) return query.call(this, config, ...rest);
  setTimeout(() => query.call(this, config, ...rest), 1_000);
  return undefined;
};
