import { CategoryOverview } from './category-overview.tsx';
import { ClosingCall } from './closing-call.tsx';
import { FeatureCards } from './feature-cards.tsx';
import { Hero } from './hero.tsx';
import { PlanOverview } from './plan-overview.tsx';
import { Steps } from './steps.tsx';

export { homePage } from '../home-page-info.ts';

export function HomePage() {
  return (
    <>
      <Hero />
      <FeatureCards />
      <Steps />
      <CategoryOverview />
      <PlanOverview />
      <ClosingCall />
    </>
  );
}
