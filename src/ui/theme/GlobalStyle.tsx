import GlobalStyles from '@mui/material/GlobalStyles';
import { type Theme } from '@mui/material/styles';

const lightShadows = {
  '--sh1': '0 1px 2px rgb(23 23 28 / .05)',
  '--sh2': '0 1px 2px rgb(23 23 28 / .04), 0 8px 20px -6px rgb(23 23 28 / .12)',
  '--sh3':
    '0 0 0 1px rgb(23 23 28 / .04), 0 2px 6px rgb(23 23 28 / .05), 0 16px 40px -8px rgb(23 23 28 / .2)',
  '--sh-primary': '0 1px 2px rgb(23 23 28 / .16), inset 0 1px 0 rgb(255 255 255 / .14)',
};

const darkShadows = {
  '--sh1': '0 1px 2px rgb(0 0 0 / .4)',
  '--sh2': '0 1px 2px rgb(0 0 0 / .4), 0 8px 20px -6px rgb(0 0 0 / .6)',
  '--sh3': '0 0 0 1px rgb(255 255 255 / .06), 0 16px 40px -8px rgb(0 0 0 / .75)',
};

/** Separate from `styles`, so that a page only carries those that it reads, as with the theme's variables. */
const shadows = { ':root': lightShadows, '[data-theme="dark"]': darkShadows };

/**
 * Interactive parts that make no sense on paper: skip links, buttons, the icons of collapsed answers, and
 * list navigation.
 */
const controls = [
  '[href^="#"]:not(main *)',
  '.MuiButton-root',
  '.MuiIconButton-root',
  '.MuiAccordionSummary-root::after',
  '.MuiPagination-root',
  '[role="search"]',
  '[role="tablist"]',
];

/** Print styles: hides controls and keeps related content on one page (theme-8). */
const onPaper = {
  [controls.join()]: { display: 'none !important' },
  '.MuiCard-root, .MuiAccordion-root, [role="row"], figure': { breakInside: 'avoid' },
  'h2, h3': { breakAfter: 'avoid' },
};

const styles = (theme: Theme) => ({
  html: {
    // Browsers print no backgrounds by default, but icons, logos and stars are backgrounds. (Chrome up to 135
    // supports only the prefixed property.)
    WebkitPrintColorAdjust: 'exact',
    printColorAdjust: 'exact',
    // Keeps focused elements and anchors clear of the bar, and of the comparison tray while it is shown.
    scrollPaddingTop: 76,
    scrollPaddingBottom: 'var(--tray-space, 0px)',
    WebkitTextSizeAdjust: '100%',
  },
  body: { overflowWrap: 'break-word' },
  'h1, h2, h3, h4, h5, h6': { textWrap: 'balance' },
  'p, li, dd, figcaption, blockquote': { textWrap: 'pretty' },
  'input[type="search"]::-webkit-search-cancel-button': { display: 'none' },
  a: { color: 'inherit' },
  ':focus-visible': {
    outline: `2px solid ${theme.vars.palette.primary.text}`,
    outlineOffset: 2,
  },
  // Prevents elements from fading at different speeds when the colour scheme changes.
  'html[data-theme-switching] *': { transition: 'none !important' },
  // A pressed button whose result is pending.
  'button[aria-busy="true"]': { animation: 'busy 1.2s ease-in-out infinite', cursor: 'progress' },
  '@keyframes busy': { '50%': { opacity: 0.45 } },
  // A press during a fade reaches the new screen below it.
  '::view-transition': { pointerEvents: 'none' },
  '::view-transition-group(root)': { animationDuration: '150ms' },
  '@media (scripting: none)': { form: { display: 'none !important' } },
  '@media print': onPaper,
  '@media (prefers-reduced-motion: reduce)': {
    html: { scrollBehavior: 'auto' },
    'button[aria-busy="true"]': { animation: 'none', opacity: 0.6 },
  },
});

/** The global styles of every page. */
export function GlobalStyle() {
  return (
    <>
      <GlobalStyles styles={shadows} />
      <GlobalStyles styles={styles} />
    </>
  );
}
