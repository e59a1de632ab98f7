/** On the phone before anybody presses: where a delivery is handed over, there may be no network. */
export const bringHandoverPhotos = () => import('./handover-photos.tsx');
