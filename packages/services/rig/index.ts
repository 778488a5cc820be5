export { cheapPasswords } from './cheap-passwords.ts';
export { openTestServices } from './open-test-services.ts';
export { endTestScan, requestTestScan } from './test-scans.ts';
export { createTestUser } from './test-users.ts';
export { withStatePicture } from './test-state-pictures.ts';
