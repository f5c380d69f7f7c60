import { type RefObject, useEffect, useRef, useState } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

import { decodePart } from '../../lib/urls';

/** The height of the top bar plus the space above a section's text. */
const topMargin = '-100px';

interface SectionInView {
  /** Attach this ref to the element that contains the sections. */
  bodyRef: RefObject<HTMLDivElement | null>;
  /** The id of the current section. */
  current: string;
}

const topOf = (element: Element) => element.getBoundingClientRect().top;

/** A section is identified by the heading it begins with. */
const idOf = (section: Element) => section.firstElementChild?.id ?? '';

/**
 * Returns the first section in the viewport, among those that begin with a heading with an id. Pass as
 * `content` what the sections are rendered from, so that they are observed again when it changes. A hash in
 * the URL scrolls to its heading and focuses it, and its section stays current until the visitor scrolls,
 * because the last sections are too short to reach the top.
 */
export function useSectionInView(firstId: string, content?: string): SectionInView {
  const { hash, key } = useLocation();
  const isFollowed = useNavigationType() !== NavigationType.Pop || key === 'default';
  const bodyRef = useRef<HTMLDivElement>(null);
  /** The heading that was jumped to, and its position in the viewport then. */
  const jump = useRef<{ heading: HTMLElement; top: number }>(undefined);
  const [current, setCurrent] = useState('');

  useEffect(() => {
    if (!bodyRef.current || typeof IntersectionObserver === 'undefined') return undefined;
    const inWindow = new Set<Element>();
    const all = [...bodyRef.current.querySelectorAll('section')].filter((section) => idOf(section) !== '');
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inWindow.add(target);
          else inWindow.delete(target);
        }
        // Not the page's scroll position, which changes when a part above is rendered at its own height.
        if (jump.current && Math.abs(topOf(jump.current.heading) - jump.current.top) < 2) return;
        const first = all.find((section) => inWindow.has(section));
        if (first) setCurrent(idOf(first));
      },
      { rootMargin: `${topMargin} 0px 0px` },
    );
    for (const section of all) observer.observe(section);
    return () => observer.disconnect();
  }, [content]);

  useEffect(() => {
    const id = decodePart(hash.slice(1));
    const heading = id === '' ? null : document.getElementById(id);
    if (!isFollowed || !heading || !bodyRef.current?.contains(heading)) return;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView();
    jump.current = { heading, top: topOf(heading) };
    setCurrent(id);
  }, [hash, key, isFollowed, content]);

  return { bodyRef, current: current || firstId };
}
