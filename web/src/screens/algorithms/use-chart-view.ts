import {
  type KeyboardEvent,
  type PointerEvent,
  type UIEvent,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { initialView, kept, type Point, panned, type View, zoomed, zoomStep } from './view.ts';

/** Zoom per pixel of wheel movement, and the maximum per event. */
const zoomPerPixel = 0.01;
const mostPerEvent = 0.1;
/** Pixels per line, for wheels that count in lines, and the step of an arrow key. */
const linePixels = 16;
const arrowPixels = 60;

/** Returns the view of a chart in its frame, and the handlers that change it. */
export function useChartView() {
  const panel = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLElement>(null);
  const chart = useRef<HTMLDivElement>(null);
  const [view, setView] = useState(initialView);

  const change = useCallback((next: (view: View) => View) => {
    setView((before) => {
      const [around, inside] = [frame.current, chart.current];
      if (!around || !inside) return next(before);
      return kept(next(before), {
        frame: { width: around.clientWidth, height: around.clientHeight },
        chart: { width: inside.offsetWidth, height: inside.offsetHeight },
      });
    });
  }, []);

  /** Converts a point of the screen to a point of the frame. */
  const inFrame = useCallback(({ x, y }: Point): Point => {
    const { left = 0, top = 0, width = 0 } = frame.current?.getBoundingClientRect() ?? {};
    return { x: x - left - width / 2, y: y - top };
  }, []);

  useEffect(() => {
    const element = panel.current;
    const onWheel = (event: WheelEvent) => {
      // React's wheel listener is passive and cannot prevent the browser from zooming the page.
      event.preventDefault();
      const unit = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? linePixels : 1;
      const [x, y] = [event.deltaX * unit, event.deltaY * unit];
      if (!event.ctrlKey && !event.metaKey) return change((before) => panned(before, { x: -x, y: -y }));
      const by = Math.max(-mostPerEvent, Math.min(mostPerEvent, -y * zoomPerPixel));
      const focus = inFrame({ x: event.clientX, y: event.clientY });
      change((before) => zoomed(before, before.zoom + by, focus));
    };
    element?.addEventListener('wheel', onWheel, { passive: false });
    return () => element?.removeEventListener('wheel', onWheel);
  }, [change, inFrame]);

  const zoomBy = useCallback(
    (by: number) => {
      // A button zooms about the middle of the visible part.
      const focus = { x: 0, y: (frame.current?.clientHeight ?? 0) / 2 };
      change((before) => zoomed(before, before.zoom + by, focus));
    },
    [change],
  );
  const reset = useCallback(() => setView(initialView), []);
  const pointers = usePointers(change, inFrame);
  /** A browser scrolls the frame to a focused link. The view moves instead, so that the two never add up. */
  const onScroll = ({ currentTarget: { scrollLeft, scrollTop } }: UIEvent) => {
    if (scrollLeft === 0 && scrollTop === 0) return;
    frame.current?.scrollTo(0, 0);
    change((before) => panned(before, { x: -scrollLeft, y: -scrollTop }));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = keyMoves[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (move) change((before) => panned(before, move));
    else if (event.key === '+') zoomBy(zoomStep);
    else if (event.key === '-') zoomBy(-zoomStep);
    else return;
    event.preventDefault();
  };
  return { view, panel, frame, chart, gestures: { ...pointers, onKeyDown, onScroll }, zoomBy, reset };
}

const keyMoves: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: arrowPixels, y: 0 },
  ArrowRight: { x: -arrowPixels, y: 0 },
  ArrowUp: { x: 0, y: arrowPixels },
  ArrowDown: { x: 0, y: -arrowPixels },
};

/** Handles dragging with one pointer and pinching with two. */
function usePointers(change: (next: (view: View) => View) => void, inFrame: (point: Point) => Point) {
  const down = useRef(new Map<number, Point>());
  return useMemo(() => {
    const end = ({ pointerId }: PointerEvent) => down.current.delete(pointerId);
    return {
      onPointerDown: (event: PointerEvent) => {
        if (event.pointerType === 'mouse' && event.button !== 0) return;
        // A captured pointer would keep a link or a fold in the notes from being tapped.
        if (event.target instanceof Element && event.target.closest('a, summary')) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        down.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
      },
      onPointerMove: (event: PointerEvent) => {
        const before = down.current.get(event.pointerId);
        if (!before) return;
        const now = { x: event.clientX, y: event.clientY };
        const others = [...down.current].filter(([id]) => id !== event.pointerId);
        down.current.set(event.pointerId, now);
        const [other] = others.map(([, point]) => point);
        const moved = { x: now.x - before.x, y: now.y - before.y };
        if (!other) return change((view) => panned(view, moved));
        const ratio = distance(now, other) / Math.max(1, distance(before, other));
        const focus = inFrame(middle(now, other));
        change((view) => panned(zoomed(view, view.zoom * ratio, focus), { x: moved.x / 2, y: moved.y / 2 }));
      },
      onPointerUp: end,
      onPointerCancel: end,
    };
  }, [change, inFrame]);
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });
