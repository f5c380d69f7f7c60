import { paths } from '../../../domain/paths';

import type { LegalDocument } from './legalDocument';

/** The privacy policy (about-3, about-4, about-5). */
export const privacyPolicy: LegalDocument = {
  path: paths.privacy,
  title: 'Privacy Policy',
  updated: '2025-05-17',
  summary: 'The short version: there are no accounts, and what you save stays in your browser.',
  sections: [
    {
      id: 'information-we-collect',
      title: 'Information we collect',
      blocks: [
        'You can use AI Toolshelf without an account, and we never ask you to create one. **Information you give us** is what you choose to tell us: your name, your email address and the content of your message when you write to us, and your email address when you ask for the newsletter.',
        '**Technical information** is what every web server and the services used on a page receive when a page is opened: the address of the page, the page you came from, the type of browser and device, the language it is set to, the time of the visit, and an IP address, from which an approximate location such as a country or city can be derived. We do not ask for payment details, identity documents or any special category of personal information, and we ask you not to send us any.',
      ],
    },
    {
      id: 'how-we-use-information',
      title: 'How we use information',
      blocks: [
        'We use the information described above for these purposes and for no others:',
        {
          list: [
            'to run the directory, deliver its pages and keep them secure;',
            'to learn which pages and tools people find useful, so that we can improve them;',
            'to answer messages, handle corrections and send the newsletter to people who asked for it;',
            'to show advertising and to account for affiliate links, which pay for the site;',
            'to meet our legal duties and to defend our rights where that becomes necessary.',
          ],
        },
        'Where the law requires a legal basis, we rely on your consent for the newsletter and for cookies that are not strictly necessary, on our legitimate interest in running, securing and improving a free directory, and on our legal obligations. We do not make decisions about you by automated means alone, and we do not build a profile of you under your name.',
      ],
    },
    {
      id: 'what-stays-in-your-browser',
      title: 'What stays in your browser',
      blocks: [
        'Several features work without sending us anything. Your saved tools and articles, your votes, the tools you compare, your filter preferences, the tools you viewed recently, your recent searches, the tools you submitted and your choice of a light or dark theme are kept in the **local storage** of your browser, on your own device.',
        'We cannot read that storage from our side, and it does not follow you to another browser or device. It stays until you remove it: single items can be removed on the site where it offers to, and clearing the site data in the settings of your browser removes all of it at once. Anyone who uses the same browser profile can see what is stored there, so take care on a shared device.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies and similar technologies',
      blocks: [
        'Cookies are small files that a page or a service on it keeps in your browser; pixels and similar identifiers work in much the same way. We and our partners use them for two purposes. **Analytics** providers measure visits: which pages are opened, from which kind of device, and how people move between them. **Advertising** providers, which include the ad network we work with, show ads, limit how often you see the same one, and measure whether it worked. Depending on your choices, they may use cookies to show ads based on your visits to this and other sites.',
        'Affiliate partners may set a cookie after you follow a link to them, so that they can tell a purchase came from our site. You can block or delete cookies in your browser, use its tracking protection, or opt out in the ad settings of the network in question. The directory keeps working when you do.',
      ],
    },
    {
      id: 'sharing',
      title: 'How we share information',
      blocks: [
        'We do not sell personal information for money, and we do not give our mailing list to anyone. We share information only in these cases: with **service providers** who host the site, deliver mail or measure visits for us, and who may use it only for that work; with **advertising partners**, who receive technical information through their own cookies as described above; and with **affiliate partners**, who learn that a visit came from our site, but not who you are.',
        'We may also disclose information when a law, a court or an authority obliges us to, when it is needed to prevent fraud or harm, or when the site passes to a new operator, who would then be bound by this policy. Some laws call the exchange of cookie data for advertising a sale or sharing; where they do, you may opt out of it as set out under [your rights](#your-rights).',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      blocks: [
        'Depending on where you live, you may have the right to know whether we hold personal information about you and to receive a copy of it, to have it corrected or deleted, to restrict or object to its use, to receive it in a portable form, to withdraw a consent at any time, and to opt out of the sale or sharing of personal information and of targeted advertising.',
        'To use any of these rights, write to {email}. We may ask for what we need to confirm that a request is yours, and we answer within the time the law sets. We do not treat anyone worse for using a right. You may also complain to the data protection authority of the place where you live or work. What is kept only in your browser you can inspect and delete yourself, without asking us.',
      ],
    },
    {
      id: 'security',
      title: 'Security',
      blocks: [
        'We use reasonable technical and organisational measures to protect the information we hold. The site is meant to be used over an encrypted connection, access to messages and server records is limited to the people who need it for their work, and the services we rely on are expected to meet comparable standards.',
        'We also keep little: messages are kept for as long as it takes to deal with them, newsletter addresses until you unsubscribe, and server records for the short time in which they help us to find faults and misuse, unless a law requires longer. No method of transmission or storage is completely secure, however, and we cannot promise absolute security. If you believe you have found a weakness, please tell us at {email}.',
      ],
    },
    {
      id: 'international-transfers',
      title: 'International transfers',
      blocks: [
        'We and our providers may process information in the United States and in other countries. The laws of those countries may protect personal information differently from the laws where you live, and authorities there may be able to obtain access to it under their own rules.',
        'Where the law asks for safeguards when personal information leaves a country or region, we rely on the ones it provides for, such as an adequacy decision for the country of destination or standard contractual clauses with the recipient. You may write to {email} to learn which safeguard applies to a particular transfer.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        'The site is not meant for children under 16, and we do not knowingly collect personal information from them. We do not offer features made for children, and we do not direct advertising at them.',
        'If you are under 16, please do not write to us, subscribe to the newsletter or submit a tool. If you are a parent or guardian and believe that a child has given us personal information, write to {email}. We will delete it without undue delay once we can tell which information is meant, and we will not use it for any other purpose in the meantime.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes to this policy',
      blocks: [
        'We change this policy when the site, the services we use or the law changes. The new version is published on this page, and the date at the top tells when it was last updated. A change applies from the day it is published; it does not reduce, after the fact, the protection of information we received before.',
        'If a change is material, for example because we want to use information for a new purpose, we say so prominently on the site before it takes effect and ask for your consent where the law requires it. We suggest that you look at this page from time to time.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        'AI Toolshelf is responsible for the processing described in this policy. Questions about privacy, requests to use a right, and reports of a problem reach us by email at {email}, by telephone at {phone}, or through the [contact page](/contact).',
        'Please say in the subject that your message is about privacy, and describe what it concerns as exactly as you can, for instance which page you visited or which address you wrote from. Do not include more personal information than is needed to deal with your request. We read every such message and reply to the address it came from.',
      ],
    },
  ],
};
