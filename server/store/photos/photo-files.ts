import { join } from 'node:path';
import type { Settings } from '../../settings.ts';
import { folderFiles, type PhotoFiles } from './folder-files.ts';
import { s3Files } from './s3-files.ts';

/** Of this server: beside its database, or where the operator says. */
export function ownPhotoFiles({ dataDir, s3 }: Pick<Settings, 'dataDir' | 's3'>): PhotoFiles {
  return s3 === undefined ? folderFiles(join(dataDir, 'photos')) : s3Files(s3);
}
