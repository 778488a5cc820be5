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
      const [{ HomePage }, { homePage }] = await Promise.all([
        import('../features/home/components/home-page.tsx'),
        import('../features/home/home-page-info.ts'),
      ]);
      return { Component: HomePage, pages: [homePage] };
    },
    { fillsWindow: true, isMarketing: true },
  ),
  route('/free-scan', 'features/free-scan/components/free-scan-page', async () => {
    const [{ FreeScanPage }, { freeScanPage }] = await Promise.all([
      import('../features/free-scan/components/free-scan-page.tsx'),
      import('../features/free-scan/free-scan-page-info.ts'),
    ]);
    return { Component: FreeScanPage, pages: [freeScanPage] };
  }),
  route('/pricing', 'app/screens/pricing-page', async () => {
    const [{ PricingPage }, { pricingPage }] = await Promise.all([
      import('./screens/pricing-page.tsx'),
      import('../features/pricing/pricing-page-info.ts'),
    ]);
    return { Component: PricingPage, pages: [pricingPage] };
  }),
  route(
    '/login',
    'features/accounts/components/login-page',
    async () => {
      const [{ LoginPage }, { loginPage }] = await Promise.all([
        import('../features/accounts/components/login-page.tsx'),
        import('../features/accounts/account-page-info.ts'),
      ]);
      return { Component: LoginPage, pages: [loginPage] };
    },
    { fillsWindow: true },
  ),
  route(
    '/register',
    'features/accounts/components/register-page',
    async () => {
      const [{ RegisterPage }, { registerPage }] = await Promise.all([
        import('../features/accounts/components/register-page.tsx'),
        import('../features/accounts/account-page-info.ts'),
      ]);
      return { Component: RegisterPage, pages: [registerPage] };
    },
    { fillsWindow: true },
  ),
  route('/forgot-password', 'features/accounts/components/forgot-password-page', async () => {
    const [{ ForgotPasswordPage }, { forgotPasswordPage }] = await Promise.all([
      import('../features/accounts/components/forgot-password-page.tsx'),
      import('../features/accounts/account-page-info.ts'),
    ]);
    return { Component: ForgotPasswordPage, pages: [forgotPasswordPage] };
  }),
  route(
    '/resources',
    'features/resources/components/resources-page',
    async () => {
      const [{ ResourcesPage }, { resourcesPage }] = await Promise.all([
        import('../features/resources/components/resources-page.tsx'),
        import('../features/resources/resources-page-info.ts'),
      ]);
      return { Component: ResourcesPage, pages: [resourcesPage] };
    },
    { isMarketing: true },
  ),
  route(
    '/blog',
    'features/blog/components/blog-page',
    async () => {
      const [{ BlogPage }, { blogPage }] = await Promise.all([
        import('../features/blog/components/blog-page.tsx'),
        import('../features/blog/blog-page-info.ts'),
      ]);
      return { Component: BlogPage, pages: [blogPage] };
    },
    { isMarketing: true },
  ),
  route(
    '/blog/:slug',
    'features/blog/components/article-page',
    async () => {
      const [{ ArticlePage }, { articlePages }] = await Promise.all([
        import('../features/blog/components/article-page.tsx'),
        import('../features/blog/blog-page-info.ts'),
      ]);
      return { Component: ArticlePage, pages: articlePages };
    },
    { isMarketing: true },
  ),
  route('/help', 'features/help/components/help-page', async () => {
    const [{ HelpPage }, { helpPage }] = await Promise.all([
      import('../features/help/components/help-page.tsx'),
      import('../features/help/help-page-info.ts'),
    ]);
    return { Component: HelpPage, pages: [helpPage] };
  }),
  route('/contact', 'features/contact/components/contact-page', async () => {
    const [{ ContactPage }, { contactPage }] = await Promise.all([
      import('../features/contact/components/contact-page.tsx'),
      import('../features/contact/contact-page-info.ts'),
    ]);
    return { Component: ContactPage, pages: [contactPage] };
  }),
  route('/status', 'features/status/components/status-page', async () => {
    const [{ StatusPage }, { statusPage }] = await Promise.all([
      import('../features/status/components/status-page.tsx'),
      import('../features/status/status-page-info.ts'),
    ]);
    return { Component: StatusPage, pages: [statusPage] };
  }),
  route('/privacy', 'features/legal/components/privacy-page', async () => {
    const [{ PrivacyPage }, { privacyPage }] = await Promise.all([
      import('../features/legal/components/privacy-page.tsx'),
      import('../features/legal/legal-page-info.ts'),
    ]);
    return { Component: PrivacyPage, pages: [privacyPage] };
  }),
  route('/terms', 'features/legal/components/terms-page', async () => {
    const [{ TermsPage }, { termsPage }] = await Promise.all([
      import('../features/legal/components/terms-page.tsx'),
      import('../features/legal/legal-page-info.ts'),
    ]);
    return { Component: TermsPage, pages: [termsPage] };
  }),
  route('/cookies', 'features/legal/components/cookies-page', async () => {
    const [{ CookiesPage }, { cookiesPage }] = await Promise.all([
      import('../features/legal/components/cookies-page.tsx'),
      import('../features/legal/legal-page-info.ts'),
    ]);
    return { Component: CookiesPage, pages: [cookiesPage] };
  }),
];
