import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  route('feed.xml', 'routes/feed.ts'),
  route('sitemap.xml', 'routes/sitemap.ts'),
  layout('routes/shell.tsx', [
    index('routes/home.tsx'),
    route('inbox/:address', 'routes/shared-inbox.tsx'),

    route('pricing', 'routes/pricing.tsx'),
    route('terms', 'routes/terms.tsx'),
    route('privacy', 'routes/privacy.tsx'),
    route('contact', 'routes/contact.tsx'),
    route('what-is-temp-mail', 'routes/what-is-temp-mail.tsx'),
    route('about', 'routes/about.tsx'),
    route('mayfly', 'routes/about.tsx', { id: 'brand' }),
    route('help', 'routes/help.tsx'),
    route('10-minute-mail', 'routes/10-minute-mail.tsx'),
    route('throwaway-email', 'routes/throwaway-email.tsx'),
    route('fake-email-generator', 'routes/fake-email-generator.tsx'),
    route('burner-email', 'routes/burner-email.tsx'),
    route('blog', 'routes/blog.tsx'),
    route('blog/:slug', 'routes/blog-post.tsx'),

    route('login', 'routes/login.tsx'),
    route('upgrade', 'routes/upgrade.tsx'),
    route('signup', 'routes/upgrade.tsx', { id: 'signup' }),
    route('payment', 'routes/payment.tsx'),
    route('payment-success', 'routes/payment-success.tsx'),
    route('dashboard', 'routes/dashboard.tsx'),
    route('benefits', 'routes/benefits.tsx'),
    route('manage', 'routes/manage.tsx'),
    route('reset-password', 'routes/reset-password.tsx'),
    route('reactivate-subscription', 'routes/reactivate-subscription.tsx'),
    route('expired-subscription', 'routes/expired-subscription.tsx'),
    route('resubscribe', 'routes/resubscribe.tsx'),

    route('*', 'routes/home.tsx', { id: 'unknown' }),
  ]),
] satisfies RouteConfig;
