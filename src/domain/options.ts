import type { PricingModel } from './tool';

export interface Option {
  value: string;
  label: string;
}

/** SPEC 9's pricing model labels, in SPEC 3's order. */
export const pricingModels: readonly (Option & { value: PricingModel })[] = [
  { value: 'free', label: 'Free' },
  { value: 'freemium', label: 'Freemium' },
  { value: 'subscription', label: 'Subscription' },
  { value: 'one-time', label: 'One-time' },
];

/** The platforms every listing offers, beside those that the known tools name (CONTRACT 6). */
export const platforms: readonly string[] = [
  'Web',
  'Windows',
  'macOS',
  'Linux',
  'iOS',
  'Android',
  'Browser extension',
  'API',
];

/** SPEC 3's fixed use-case options. */
export const useCases: readonly Option[] = [
  { value: 'content-writing', label: 'Content Writing' },
  { value: 'seo-optimization', label: 'SEO Optimization' },
  { value: 'business-automation', label: 'Business Automation' },
  { value: 'video-creation', label: 'Video Creation' },
  { value: 'image-generation', label: 'Image Generation' },
  { value: 'social-media-growth', label: 'Social Media Growth' },
];

/** SPEC 3's fixed industry options. */
export const industries: readonly Option[] = [
  { value: 'freelancers', label: 'Freelancers' },
  { value: 'developers', label: 'Developers' },
  { value: 'marketers', label: 'Marketers' },
  { value: 'students', label: 'Students' },
  { value: 'educators', label: 'Educators' },
  { value: 'writers', label: 'Writers' },
];

/** The label of a value among options, else the value itself. */
export function labelOf(options: readonly Option[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}
