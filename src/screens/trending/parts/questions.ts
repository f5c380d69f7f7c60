import { paths } from '../../../domain/paths';
import { settings } from '../../../domain/settings';

/** Qualifies the answer, which is written for a site with active editors. */
const frozenList = settings.isDemonstration
  ? ' In this demonstration it is the editors’ choice of November 2026, and does not change by itself.'
  : '';

/** The paths of the links in the last answer, by link text. */
export const linkedWords: Readonly<Record<string, string>> = {
  'submission form': paths.submit,
  'write to us': paths.contact,
};

/** The four questions of the trending list (trending-6). */
export const trendingQuestions = [
  {
    question: 'What makes a tool trending?',
    answerText:
      'A tool is marked as trending when it gets unusual attention: a release that changes what it can do, or many people looking for it. The mark says that a tool is talked about. Whether it suits you is what the Editor’s Verdict on its page is for.',
  },
  {
    question: 'How often is this list updated?',
    answerText: `The list is updated weekly. A tool that is no longer trending leaves the list and stays in the directory.${frozenList}`,
  },
  {
    question: 'Are trending tools free?',
    answerText:
      'They are a mix of free, freemium and premium tools. Every card says whether there is a free plan, or names the pricing model, and gives the price where it is known.',
  },
  {
    question: 'How can I suggest a tool?',
    answerText: 'Send it through the submission form, or write to us if you only have a question.',
  },
] as const;
