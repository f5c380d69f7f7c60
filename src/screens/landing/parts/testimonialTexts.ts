import { listingUrl } from '../../../domain/listingUrl';

/** Author (name, handle, avatar), text and optional link (landing-9). */
interface Testimonial {
  name: string;
  handle: string;
  /** A single letter in a ring. */
  avatar: string;
  text: string;
  link?: string;
}

const inIndustry = (industry: string) => listingUrl({ industry });

/** Roles instead of names; each links to the tools of its industry. */
export const testimonials: readonly Testimonial[] = [
  {
    name: 'Freelancer',
    handle: '@freelancers',
    avatar: 'F',
    text: 'I want to know the price before I sign up anywhere. It stands on the card.',
    link: inIndustry('freelancers'),
  },
  {
    name: 'Developer',
    handle: '@developers',
    avatar: 'D',
    text: 'Two assistants, one table, feature by feature. That is how I decide.',
    link: inIndustry('developers'),
  },
  {
    name: 'Marketer',
    handle: '@marketers',
    avatar: 'M',
    text: 'I filter by platform and pricing, and only what fits our set-up is left.',
    link: inIndustry('marketers'),
  },
  {
    name: 'Student',
    handle: '@students',
    avatar: 'S',
    text: 'Free and freemium are marked, so I start with what I can afford.',
    link: inIndustry('students'),
  },
  {
    name: 'Educator',
    handle: '@educators',
    avatar: 'E',
    text: 'The cons stand beside the pros. That is what I talk about in class.',
    link: inIndustry('educators'),
  },
  {
    name: 'Writer',
    handle: '@writers',
    avatar: 'W',
    text: 'Verdicts that say who a tool is not for. That is the part I read first.',
    link: inIndustry('writers'),
  },
];
