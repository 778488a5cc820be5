import type { PageUnderTest } from '../engines/page-under-test.ts';
import type { UseTime } from './use-time.ts';

/** The page while it is used. The ends of its ways, `endMs`, are by the time for that. */
export interface UsedPage extends PageUnderTest {
  useTime: UseTime;
}
