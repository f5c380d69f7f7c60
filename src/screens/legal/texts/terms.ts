import { paths } from '../../../domain/paths';

import type { LegalDocument } from './legalDocument';

/** The terms (about-3, about-4). */
export const terms: LegalDocument = {
  path: paths.terms,
  title: 'Terms & Conditions',
  updated: '2025-05-09',
  summary:
    'The short version: use the directory freely, be fair to others, and check a tool before you rely on it.',
  sections: [
    {
      id: 'acceptance',
      title: 'Acceptance of these terms',
      blocks: [
        'These terms are an agreement between you and AI Toolshelf, called **we** and **us** below. They apply to the directory, the reviews, the blog and every other part of this site. By using the site you accept these terms together with our [Privacy Policy](/privacy-policy) and our [Disclaimer](/disclaimer). If you do not accept them, please do not use the site. If you use it on behalf of an organisation, you confirm that you may bind it.',
        'We may change these terms. The version on this page, with the date at the top, is the one that applies, and using the site after a change means that you accept it. We may also change, suspend or end any part of the site at any time. The site is free to use and needs no account.',
      ],
    },
    {
      id: 'intellectual-property',
      title: 'Intellectual property',
      blocks: [
        'The reviews, articles, descriptions, design, logo and software of this site belong to us or to those who license them to us, and are protected by copyright, trademark and other laws. You may read the site, link to it, share its pages, and quote short passages with a visible credit and a link. You may not copy substantial parts of the directory, republish its content as your own, or use it to build a competing database, unless we have agreed in writing.',
        'Names, logos and screenshots of tools belong to their owners. We show them to identify and discuss the tools, and doing so implies neither sponsorship nor partnership. If you believe that something on the site infringes your rights, write to {email}, name the work and the page, and we will look into it promptly.',
      ],
    },
    {
      id: 'contributions-and-conduct',
      title: 'User contributions and prohibited activity',
      blocks: [
        'When you submit a tool or send us a message, you confirm that what you write is accurate as far as you know, that you may share it, and that it breaks no law and no right of another person. You keep your rights in it, and grant us a worldwide, non-exclusive, royalty-free licence to store, edit, publish and translate it in connection with the site. We decide whether a tool is listed, and may remove or correct any contribution.',
        'You may not:',
        {
          list: [
            'submit false, misleading, unlawful, harmful or infringing content, or pose as somebody else;',
            'manipulate votes or ratings, or send unsolicited advertising;',
            'collect content by automated means beyond what ordinary search engines do;',
            'interfere with the site, probe its security without our permission, or spread malicious code;',
            'use the site to break any law that applies to you.',
          ],
        },
      ],
    },
    {
      id: 'third-party-links',
      title: 'Third-party links',
      blocks: [
        'The site links to tools, services and pages that other people operate, and advertising may do the same. Some of these links are **affiliate links**: if you buy through them, we may earn a commission, at no additional cost to you. Our [Disclaimer](/disclaimer) says more about this.',
        'We do not control those sites and are not responsible for their content, availability, prices, security or handling of personal information. A link is not a promise that a tool suits you. What you agree with the provider of a tool is between you and that provider, under its own terms and privacy policy, which we advise you to read before you sign up, pay or upload anything. Complaints about a tool belong to its provider, though we are glad to hear of them.',
      ],
    },
    {
      id: 'disclaimers-and-liability',
      title: 'Disclaimers and limitation of liability',
      blocks: [
        'The site is provided **as is** and **as available**. To the fullest extent the law permits, we give no warranties, express or implied, including those of merchantability, fitness for a particular purpose, accuracy and non-infringement. We do not promise that the site is uninterrupted or free of errors, or that what it says of a tool is still current when you read it.',
        'To the same extent, we are not liable for indirect, incidental, special, consequential or punitive damages, nor for lost profits, data or goodwill, that arise from the use of the site or of a tool found through it, even if we were told that they are possible. Nothing in these terms excludes liability that cannot be excluded by law, such as liability for intent or gross negligence, or takes away rights that consumers have by law.',
      ],
    },
    {
      id: 'governing-law',
      title: 'Governing law',
      blocks: [
        'These terms, and any dispute about them or about the site, are governed by the laws of the State of **California**, United States, without regard to its rules on the conflict of laws. The state and federal courts located in California have exclusive jurisdiction, and you and we accept it. If you are a consumer, you keep the protection of the mandatory rules of the place where you live, and the right to bring a claim there where the law provides for it.',
        'Before going to court, please write to us so that we can try to settle the matter. If a provision of these terms is found invalid, the others remain in force. If we do not enforce a provision at once, we have not waived it. These terms are the whole agreement between you and us about the site.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        'Questions about these terms, notices under them, and requests for permission to use our content reach us by email at {email}, by telephone at {phone}, or through the [contact page](/contact). Please write in English, and tell us which part of the site or of these terms your message is about.',
        'A notice from you takes effect when we receive it. We may give notice to you by publishing it on the site or, where you have written to us, by replying to the address you used. Reports of content that infringes a right, misleads or endangers people are dealt with first.',
      ],
    },
  ],
};
