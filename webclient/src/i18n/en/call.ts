export const call = { cameraOn: '' };
