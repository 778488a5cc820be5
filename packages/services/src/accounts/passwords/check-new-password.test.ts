import { expect, test } from 'vitest';
import { checkNewPassword } from './check-new-password.ts';

const person = { email: 'maya.okafor@harbourline.example', name: 'Maya Okafor' };

test.each([
  'Password1',
  'Password123',
  'Qwerty123456',
  'Welcome1',
  'Iloveyou1',
  'Abc12345',
  'Curbcut1',
  '2026CurbCut!',
  'MayaOkafor1',
  'Maya Okafor 1',
  'Okafor2026',
  'Harbourline1',
  'Maya.Okafor@Harbourline.example',
])('%s is refused', async (password) => {
  await expect(checkNewPassword(password, person)).rejects.toMatchObject({
    code: 'INVALID_REQUEST',
  });
});

test.each(['Sturdy-Bridge-41', 'Mayas-Garden-7', 'three Words And 1', 'Пароль Aa1 длинный'])(
  '%s is taken',
  async (password) => {
    await expect(checkNewPassword(password, person)).resolves.toBeUndefined();
  },
);
