import type { RealisticPage } from '../../realistic-page.ts';
import { barriers } from './barriers.ts';
import { render } from './markup.ts';

export const clinicAppointment: RealisticPage = {
  name: 'clinic-appointment',
  kind: 'form for an appointment in a hospital',
  language: 'en',
  render,
  files: {
    'pictures/building.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" width="360" height="220" viewBox="0 0 360 220"><rect width="360" height="220" fill="#eef3f1"/><path d="M30 40 H330 V180 H30 Z M30 110 H330 M180 40 V180" fill="none" stroke="#2d5a52" stroke-width="6"/><rect x="196" y="54" width="120" height="44" fill="#f2c14e"/><path d="M60 200 V150 M60 150 L48 164 M60 150 L72 164" stroke="#8a1f3d" stroke-width="6" fill="none"/></svg>',
  },
  barriers,
};
