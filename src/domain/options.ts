import type { PricingModel } from './tool';

export interface Option {
  value: string;
  label: string;
}

/** The labels of the pricing models (list-25). */
export const pricingModels: readonly (Option & { value: PricingModel })[] = [
  { value: 'free', label: 'Free' },
  { value: 'freemium', label: 'Freemium' },
  { value: 'subscription', label: 'Subscription' },
  { value: 'one-time', label: 'One-time' },
];

/** The platforms every listing offers, in addition to those of the known tools (list-26). */
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

/** The fixed use cases (catalogue-20). */
export const useCases: readonly Option[] = [
  { value: 'content-writing', label: 'Content Writing' },
  { value: 'seo-optimization', label: 'SEO Optimization' },
  { value: 'business-automation', label: 'Business Automation' },
  { value: 'video-creation', label: 'Video Creation' },
  { value: 'image-generation', label: 'Image Generation' },
  { value: 'social-media-growth', label: 'Social Media Growth' },
];

/** The fixed industries (catalogue-20). */
export const industries: readonly Option[] = [
  { value: 'freelancers', label: 'Freelancers' },
  { value: 'developers', label: 'Developers' },
  { value: 'marketers', label: 'Marketers' },
  { value: 'students', label: 'Students' },
  { value: 'educators', label: 'Educators' },
  { value: 'writers', label: 'Writers' },
];

/** Returns the label of a value among options, else the value itself. */
export function labelOf(options: readonly Option[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}
