// Loaded before the server by a test: inserts wait until the server is told to stop, and each says on stderr that it does.
import pg from 'pg';

const toldToStop = new Promise((resolve) => process.once('SIGTERM', resolve));
const query = pg.Client.prototype.query;
pg.Client.prototype.query = function (config, ...rest) {
  const isInsert = typeof config === 'object' && String(config?.name).startsWith('insert-');
  if (!isInsert) return query.call(this, config, ...rest);
  process.stderr.write('an insert is held\n');
  void toldToStop.then(() => query.call(this, config, ...rest));
  return undefined;
};
