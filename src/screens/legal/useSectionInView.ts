import { type RefObject, useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import type { LegalSection } from './texts/legalDocument';

/** The bar, and what is still above the text of a section. */
const topMargin = '-100px';

interface SectionInView {
  /** For the element that holds the sections. */
  bodyRef: RefObject<HTMLDivElement | null>;
  /** The id of the section that is read. */
  current: string;
}

/**
 * The first section in the window. A hash in the address, given or just followed, moves view and focus to
 * its heading, and that section counts as read until the visitor scrolls on: the last ones are too short
 * to ever reach the top.
 */
export function useSectionInView(sections: readonly LegalSection[]): SectionInView {
  const { hash, key } = useLocation();
  const isFollowed = useNavigationType() !== NavigationType.Pop || key === 'default';
  const bodyRef = useRef<HTMLDivElement>(null);
  const jumpedTo = useRef<number>(undefined);
  const [current, setCurrent] = useState(sections[0]?.id ?? '');

  useEffect(() => {
    if (!bodyRef.current || typeof IntersectionObserver === 'undefined') return undefined;
    const inWindow = new Map<Element, string>();
    const all = [...bodyRef.current.querySelectorAll('section')];
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inWindow.set(target, target.getAttribute('aria-labelledby') ?? '');
          else inWindow.delete(target);
        }
        if (window.scrollY === jumpedTo.current) return;
        const first = all.find((section) => inWindow.has(section));
        if (first) setCurrent(inWindow.get(first) ?? '');
      },
      { rootMargin: `${topMargin} 0px 0px` },
    );
    for (const section of all) observer.observe(section);
    return () => observer.disconnect();
  }, [sections]);

  useEffect(() => {
    const id = decodeHash(hash);
    const heading = id === '' ? null : document.getElementById(id);
    if (!isFollowed || !heading || !bodyRef.current?.contains(heading)) return;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView();
    jumpedTo.current = window.scrollY;
    setCurrent(id);
  }, [hash, key, isFollowed]);

  return { bodyRef, current };
}

/** The id that a hash names; '' when it names none. */
function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
