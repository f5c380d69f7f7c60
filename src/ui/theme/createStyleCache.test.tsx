import { CacheProvider, keyframes } from '@emotion/react';
import Typography from '@mui/material/Typography';
import { act, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';

import { createBrowserStyleCache } from './createStyleCache';
import { styled } from './styled';

interface PlainProps {
  className?: string;
  children: ReactNode;
}

const Plain = ({ className, children }: PlainProps) => <b className={className}>{children}</b>;

async function renderStyled(children: ReactNode) {
  const styleCache = createBrowserStyleCache([]);
  const { rerender } = render(<CacheProvider value={styleCache}>{children}</CacheProvider>);
  // Rules of classes passed on to another component are inserted in a microtask after the commit.
  await act(() => Promise.resolve());
  return (again: ReactNode) =>
    act(() => {
      rerender(<CacheProvider value={styleCache}>{again}</CacheProvider>);
      return Promise.resolve();
    });
}

const rules = (): CSSRule[] => [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);

const rulesWith = (text: string) => rules().filter(({ cssText }) => cssText.includes(text));

const rulesFor = (element: Element) =>
  rules().filter((rule) => rule instanceof CSSStyleRule && element.matches(rule.selectorText));

afterEach(() => {
  document.head.replaceChildren();
});

// proves delivery-47
describe('styles in the browser', () => {
  it('leaves prerendered style elements where they are, and knows their classes and those of the shared sheet', () => {
    document.head.innerHTML =
      '<style data-emotion="mui abc def">.mui-abc{color:red}</style><meta name="after">';
    const [style] = document.head.children;
    const cache = createBrowserStyleCache(['ghi']);
    expect(document.head.firstChild).toBe(style);
    expect(cache.sheet.tags).toEqual([style]);
    expect(cache.inserted).toEqual({ abc: true, def: true, ghi: true });
  });

  // proves delivery-56
  it('inserts rules behind the shared sheet, as later ones', async () => {
    document.body.innerHTML = '<link rel="stylesheet" data-shared href="/assets/shared.css">';
    const Line = styled('p')({ marginTop: 11 });
    await renderStyled(<Line>Later</Line>);
    expect(rulesFor(screen.getByText('Later'))).toHaveLength(1);
    expect(document.querySelector('link ~ style')).not.toBeNull();
    expect(document.head.querySelector('style')).toBeNull();
    for (const element of document.querySelectorAll('link, body > style')) element.remove();
  });

  it('inserts the rules of a class that is merged into another only once, merged', async () => {
    const Note = styled(Typography)({ marginTop: 7 });
    await renderStyled(<Note>Merged</Note>);
    expect(rulesFor(screen.getByText('Merged'))).toEqual(rulesWith('margin-top: 7px'));
    expect(rulesWith('margin-top: 7px')).toHaveLength(1);
  });

  it('inserts the rules of a class that is passed on to an element', async () => {
    const Note = styled(Plain)({ marginTop: 8 });
    await renderStyled(<Note>Passed on</Note>);
    expect(rulesFor(screen.getByText('Passed on'))).toEqual(rulesWith('margin-top: 8px'));
    expect(rulesWith('margin-top: 8px')).toHaveLength(1);
  });

  it('inserts the rules of an element whose class was only merged before', async () => {
    const Note = styled(Typography)({ marginTop: 9 });
    const Line = styled('p')({ marginTop: 9 });
    await renderStyled(
      <>
        <Note>Merged</Note>
        <Line>Same styles</Line>
      </>,
    );
    expect(rulesFor(screen.getByText('Same styles'))).toHaveLength(1);
    expect(rulesWith('margin-top: 9px')).toHaveLength(2);
  });

  it('inserts keyframes once, however often the component renders', async () => {
    const appear = keyframes({ from: { opacity: 0.123 } });
    const Note = styled(Typography)({ animation: `${appear} 1s` });
    const Animated = styled(Note)({ marginTop: 10 });
    const renderAgain = await renderStyled(<Animated>Animated</Animated>);
    await renderAgain(<Animated>Animated again</Animated>);
    expect(rulesWith('opacity: 0.123')).toHaveLength(1);
  });
});
