import { paths } from '../../../domain/paths';
import { settings } from '../../../domain/settings';

import type { LegalDocument } from './legalDocument';

const sampleFigures = settings.isDemonstration
  ? 'Ratings and counts in the demonstration catalogue are illustrative, and so are sample testimonials.'
  : 'Ratings, counts and testimonials that are marked as samples are illustrative.';

/** The disclaimer (about-3). */
export const disclaimer: LegalDocument = {
  path: paths.disclaimer,
  title: 'Disclaimer',
  updated: '2025-05-17',
  summary:
    'The short version: we review with care and earn from links and ads, and a tool can change after we looked.',
  sections: [
    {
      id: 'general-information',
      title: 'General information',
      blocks: [
        'AI Toolshelf is a directory of AI tools with reviews, comparisons and articles. Everything on it is published for **general information** only. It is meant to help you decide which tools are worth a closer look; it does not replace your own trial of a tool, or your own judgement of whether it fits your work, your budget and the rules you have to follow.',
        'Verdicts, lists of pros and cons, and comparisons are the opinions of our editors at the time of writing. Other people may reasonably see a tool differently. Using the site does not create a relationship of client and adviser between you and us. You use the site, and act on what you find here, at your own responsibility.',
      ],
    },
    {
      id: 'affiliate-disclosure',
      title: 'Affiliate disclosure',
      blocks: [
        'Some links on this site, among them links that lead to the site of a tool, are **affiliate links**. If you follow one and then sign up or buy, we may receive a commission from the provider. You pay the same price as without our link. Such links may carry a referral parameter, and the provider or its affiliate network may set a cookie, so that it can tell where a visit came from.',
        'Commissions help to pay for the work on the site. They do not decide which tools we list, what a verdict says or which rating a tool shows, and we also list tools that pay us nothing. A provider cannot buy a better review. If a review ever seems to say otherwise, please tell us.',
      ],
    },
    {
      id: 'advertising',
      title: 'Advertising',
      blocks: [
        'The site also earns money through advertising. Ads may come from an **ad network**, which chooses them by the content of a page or by information it holds itself, and which may use cookies to do so; our [Privacy Policy](/privacy-policy) explains how, and how to opt out. Ads are marked as such and kept apart from reviews and articles.',
        'A maker may also pay for a **premium listing**. It buys a marked place of its own, and never a rank in the recommended order, a rating, a verdict or what we write about a tool. We do not check every claim an advertiser makes. An ad is no recommendation by us, and what you agree with an advertiser is between you and the advertiser.',
      ],
    },
    {
      id: 'content-accuracy',
      title: 'Content accuracy',
      blocks: [
        'We take care to describe tools correctly, but AI tools change quickly. Prices, plans, features, limits, availability by country and the terms of a tool may have changed since a page was last updated. **Check the site of the provider** before you rely on a detail, above all before you pay. Some descriptions are based on what a provider publishes, and some on what visitors submit.',
        `${sampleFigures} Vote, view and click counts may be initial values that are drawn in your browser and are not measured. If you find a mistake, write to {email} with the page and the source, and we will correct what is wrong.`,
      ],
    },
    {
      id: 'no-professional-advice',
      title: 'No professional advice',
      blocks: [
        'Nothing on this site is **legal, financial, tax, medical, security or other professional advice**, even where a tool or an article deals with such a subject. Our categories include tools for finance and for medicine; that a tool is listed there does not mean that it is approved, certified or suitable for decisions about money or health.',
        'AI systems can produce output that is wrong, incomplete, biased or protected by the rights of others. Have a qualified person review what matters, and do not put off seeking advice because of something you read here. Before you give a tool personal, confidential or client data, make sure that you are allowed to, and read how its provider handles it.',
      ],
    },
    {
      id: 'external-links',
      title: 'External links',
      blocks: [
        'Our pages link to sites that other people operate: the sites of tools, sources we refer to, social networks and advertisers. Links to tools open in a new tab. We looked at these sites when we set the links, but we have no influence over them and cannot follow every change, so we take no responsibility for their content, security, availability or treatment of personal information.',
        'A link is neither an endorsement of everything on the linked site nor a sign of a partnership. The terms and privacy policy of that site apply there, and not ours. If a link is broken, leads to something other than what it says, or points to unlawful content, please let us know, and we will remove or correct it.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      blocks: [
        'To the fullest extent the law permits, we are not liable for any loss or damage that results from using this site, from relying on its content, from not being able to use it, or from using a tool that was found through it. This includes direct and indirect damage, lost data, lost profits, costs of a subscription, and the consequences of output that a tool has produced.',
        'Liability that cannot be excluded or limited by law is not affected, and neither are the rights that consumers have by law where they live. The limits set out in our [Terms & Conditions](/terms-and-conditions) apply in addition, and so does the law that they name. If one part of this disclaimer is invalid, the other parts remain in force.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        'If something in this disclaimer is unclear, if you would like to know whether a particular link or listing is paid for, or if you want to report a mistake, write to us at {email}, call {phone}, or use the [contact page](/contact).',
        'Providers of tools are welcome to send corrections about their own products; please include a source that anyone can check, such as a price page or release notes. We correct facts wherever we can confirm them. Opinions we reconsider when a tool has changed, and we do not alter them on request or for payment.',
      ],
    },
  ],
};
