export const installTexts = {
  title: 'Keep Relief Relay on your home screen',
  body: 'It then opens with one tap, with or without a signal.',
  install: 'Install',
  later: 'Not now',
  byShareMenu: 'Open the share menu of your browser and choose “Add to Home Screen”.',
} as const;
