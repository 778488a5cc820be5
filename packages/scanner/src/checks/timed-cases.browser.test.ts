import { testReadCases } from '../../rig/cases/test-read-cases.ts';

testReadCases('timed');
