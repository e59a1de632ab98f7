/**
 * Settings of the embedded database: every acknowledged row on disk (the first three are the promise), little
 * memory, and a log without what people wrote.
 */
export function settings(version: number): Record<string, string> {
  return {
    fsync: 'on',
    full_page_writes: 'on',
    synchronous_commit: 'on',
    shared_buffers: '32MB',
    max_connections: '50',
    max_wal_size: '256MB',
    min_wal_size: '64MB',
    // By itself 1 MB, for which statements side by side would wait; and two thirds of a log are whole pages, after each checkpoint.
    wal_buffers: '8MB',
    wal_compression: 'pglz',
    wal_level: 'minimal',
    max_wal_senders: '0',
    max_parallel_workers: '0',
    max_logical_replication_workers: '0',
    autovacuum_max_workers: '1',
    jit: 'off',
    huge_pages: 'off',
    log_min_messages: 'warning',
    log_min_error_statement: 'panic',
    log_error_verbosity: 'terse',
    log_checkpoints: 'off',
    log_timezone: 'UTC',
    timezone: 'UTC',
    // Reads go straight to the kernel; workers for them would only take memory.
    ...(version >= 18 ? { io_method: 'sync' } : {}),
  };
}
