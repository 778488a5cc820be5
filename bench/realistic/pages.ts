import { bankAccounts } from './pages/bank-accounts/page.ts';
import { bankTransfer } from './pages/bank-transfer/page.ts';
import { charityAppeal } from './pages/charity-appeal/page.ts';
import { cityRegistration } from './pages/city-registration/page.ts';
import { clinicAppointment } from './pages/clinic-appointment/page.ts';
import { courseCatalog } from './pages/course-catalog/page.ts';
import { floodReport } from './pages/flood-report/page.ts';
import { insuranceClaim } from './pages/insurance-claim/page.ts';
import { jobPortal } from './pages/job-portal/page.ts';
import { museumExhibition } from './pages/museum-exhibition/page.ts';
import { propertySearch } from './pages/property-search/page.ts';
import { recipeMagazine } from './pages/recipe-magazine/page.ts';
import { rucksackShop } from './pages/rucksack-shop/page.ts';
import { softwareDocs } from './pages/software-docs/page.ts';
import { teamBoard } from './pages/team-board/page.ts';
import { trainBooking } from './pages/train-booking/page.ts';
import { travelSearch } from './pages/travel-search/page.ts';
import { videoStreaming } from './pages/video-streaming/page.ts';
import { webMail } from './pages/web-mail/page.ts';
import { weeklyGroceries } from './pages/weekly-groceries/page.ts';
import type { RealisticPage } from './realistic-page.ts';

export const realisticPages: readonly RealisticPage[] = [
  bankAccounts,
  bankTransfer,
  charityAppeal,
  cityRegistration,
  clinicAppointment,
  courseCatalog,
  floodReport,
  insuranceClaim,
  jobPortal,
  museumExhibition,
  propertySearch,
  recipeMagazine,
  rucksackShop,
  softwareDocs,
  teamBoard,
  trainBooking,
  travelSearch,
  videoStreaming,
  webMail,
  weeklyGroceries,
];
