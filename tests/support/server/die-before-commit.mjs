// Loaded before the server by a test: the process dies when it is about to send an insert to the database.
import pg from 'pg';

const query = pg.Client.prototype.query;
pg.Client.prototype.query = function (config, ...rest) {
  const isInsert = typeof config === 'object' && String(config?.name).startsWith('insert-');
  if (isInsert) process.kill(process.pid, 'SIGKILL');
  return query.call(this, config, ...rest);
};
