export const services = [
  { label: '10 minute mail', to: '/10-minute-mail' },
  { label: 'Throwaway email', to: '/throwaway-email' },
  { label: 'Fake email generator', to: '/fake-email-generator' },
  { label: 'Burner email', to: '/burner-email' },
];

export const footerLinks = [
  { label: 'Blog', to: '/blog' },
  { label: 'Pricing', to: '/pricing' },
  { label: 'Contact', to: '/contact' },
  { label: 'Temp Mail?', to: '/what-is-temp-mail' },
  { label: 'Help', to: '/help' },
  { label: 'Developers', to: '/developers' },
  { label: 'About', to: '/about' },
  { label: 'Terms', to: '/terms' },
  { label: 'Privacy', to: '/privacy' },
];
