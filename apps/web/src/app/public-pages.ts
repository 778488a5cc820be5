import { pageOnDemand, type LoadedPage, type PageOnDemand } from './page-on-demand.tsx';

export interface PublicRoute extends PageOnDemand {
  /** A pattern of the router. */
  path: string;
  /** The page's own file, below apps/web: its script is asked for together with the page. */
  module: string;
  /** Without the width and the edges of other pages. */
  fillsWindow: boolean;
  /** Not there where the operator turns the marketing pages off. */
  isMarketing: boolean;
}

interface Looks {
  fillsWindow?: boolean;
  isMarketing?: boolean;
}

function route(
  path: string,
  module: string,
  load: () => Promise<LoadedPage>,
  { fillsWindow = false, isMarketing = false }: Looks = {},
): PublicRoute {
  const file = `src/${module}.tsx`;
  return { path, module: file, fillsWindow, isMarketing, ...pageOnDemand(load) };
}

/**
 * Every page that anybody may read. The server prerenders each of them and lists the indexable ones in the sitemap;
 * what is said of a page comes from the file next to its feature.
 */
export const publicRoutes: readonly PublicRoute[] = [
  route(
    '/',
    'features/home/components/home-page',
    async () => {
      const { HomePage, homePage } = await import('../features/home/components/home-page.tsx');
      return { Component: HomePage, pages: [homePage] };
    },
    { fillsWindow: true, isMarketing: true },
  ),
  route('/free-scan', 'features/free-scan/components/free-scan-page', async () => {
    const { FreeScanPage, freeScanPage } =
      await import('../features/free-scan/components/free-scan-page.tsx');
    return { Component: FreeScanPage, pages: [freeScanPage] };
  }),
  route('/pricing', 'app/screens/pricing-page', async () => {
    const { PricingPage, pricingPage } = await import('./screens/pricing-page.tsx');
    return { Component: PricingPage, pages: [pricingPage] };
  }),
  route(
    '/login',
    'features/accounts/components/login-page',
    async () => {
      const { LoginPage, loginPage } =
        await import('../features/accounts/components/login-page.tsx');
      return { Component: LoginPage, pages: [loginPage] };
    },
    { fillsWindow: true },
  ),
  route(
    '/register',
    'features/accounts/components/register-page',
    async () => {
      const { RegisterPage, registerPage } =
        await import('../features/accounts/components/register-page.tsx');
      return { Component: RegisterPage, pages: [registerPage] };
    },
    { fillsWindow: true },
  ),
  route('/forgot-password', 'features/accounts/components/forgot-password-page', async () => {
    const { ForgotPasswordPage, forgotPasswordPage } =
      await import('../features/accounts/components/forgot-password-page.tsx');
    return { Component: ForgotPasswordPage, pages: [forgotPasswordPage] };
  }),
  route(
    '/resources',
    'features/resources/components/resources-page',
    async () => {
      const { ResourcesPage, resourcesPage } =
        await import('../features/resources/components/resources-page.tsx');
      return { Component: ResourcesPage, pages: [resourcesPage] };
    },
    { isMarketing: true },
  ),
  route(
    '/blog',
    'features/blog/components/blog-page',
    async () => {
      const { BlogPage, blogPage } = await import('../features/blog/components/blog-page.tsx');
      return { Component: BlogPage, pages: [blogPage] };
    },
    { isMarketing: true },
  ),
  route(
    '/blog/:slug',
    'features/blog/components/article-page',
    async () => {
      const { ArticlePage, articlePages } =
        await import('../features/blog/components/article-page.tsx');
      return { Component: ArticlePage, pages: articlePages };
    },
    { isMarketing: true },
  ),
  route('/coverage', 'features/coverage/components/coverage-page', async () => {
    const { CoveragePage, coveragePage } =
      await import('../features/coverage/components/coverage-page.tsx');
    return { Component: CoveragePage, pages: [coveragePage] };
  }),
  route('/help', 'features/help/components/help-page', async () => {
    const { HelpPage, helpPage } = await import('../features/help/components/help-page.tsx');
    return { Component: HelpPage, pages: [helpPage] };
  }),
  route('/contact', 'features/contact/components/contact-page', async () => {
    const { ContactPage, contactPage } =
      await import('../features/contact/components/contact-page.tsx');
    return { Component: ContactPage, pages: [contactPage] };
  }),
  route('/status', 'features/status/components/status-page', async () => {
    const { StatusPage, statusPage } =
      await import('../features/status/components/status-page.tsx');
    return { Component: StatusPage, pages: [statusPage] };
  }),
  route('/privacy', 'features/legal/components/privacy-page', async () => {
    const { PrivacyPage, privacyPage } =
      await import('../features/legal/components/privacy-page.tsx');
    return { Component: PrivacyPage, pages: [privacyPage] };
  }),
  route('/terms', 'features/legal/components/terms-page', async () => {
    const { TermsPage, termsPage } = await import('../features/legal/components/terms-page.tsx');
    return { Component: TermsPage, pages: [termsPage] };
  }),
  route('/cookies', 'features/legal/components/cookies-page', async () => {
    const { CookiesPage, cookiesPage } =
      await import('../features/legal/components/cookies-page.tsx');
    return { Component: CookiesPage, pages: [cookiesPage] };
  }),
];
