export { publicDeliveries } from '../../data/sync/refresh-funds.ts';
