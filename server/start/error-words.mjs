/**
 * What a file, a disk or a network of the machine's refused, in one line: no bug of ours, so no place in our code. Undefined for
 * everything else.
 *
 * @param {unknown} error
 * @returns {string | undefined}
 */
export function systemTrouble(error) {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return undefined;
  const path = 'path' in error && typeof error.path === 'string' ? ` ${error.path}` : '';
  const meaning = meanings[String(error.code)];
  return `The system refused ${String(error.syscall)}${path}: ${meaning ?? 'see the code'} (${String(error.code)}).`;
}

/** @type {Readonly<Record<string, string>>} */
const meanings = {
  EACCES: 'this user may not',
  EPERM: 'this user may not',
  EROFS: 'it can only be read',
  ENOSPC: 'the disk is full',
  EDQUOT: 'this user’s share of the disk is full',
  ENOENT: 'it is not there',
  ENOTDIR: 'a part of its path is no directory',
  EMFILE: 'this process has too many files open',
  ENFILE: 'the system has too many files open',
  EIO: 'the disk does not answer as it should',
  ENOMEM: 'there is no memory left',
};
