/**
 * The bar at the top while a page is loaded. It stands in for NProgress 0.2.0 (`plugins/lean-client`): Docusaurus calls these functions
 * and styles these ids and classes. Steps and times are the same, in a third of the code.
 */

/** How far it is at first, and at most before the page is there. */
const [FIRST, MOST] = [0.08, 0.994];
/** How far it moves at most with each step. */
const STEP = 0.02;
const SPEED_MS = 200;
const STEP_MS = 800;

let part = 0;
let timer = 0;
let element: HTMLElement | undefined;
let bar: HTMLElement;

function show(to: number): void {
  part = to;
  bar.style.transform = `translate3d(${(to - 1) * 100}%,0,0)`;
}

export default {
  /** Nothing of it can be chosen here. */
  configure(): void {},

  start(): void {
    if (element) return;
    document.getElementById('nprogress')?.remove();
    element = document.createElement('div');
    element.id = 'nprogress';
    element.innerHTML = '<div class="bar"><div class="peg"></div></div>';
    bar = element.firstElementChild as HTMLElement;
    show(0);
    document.body.append(element);
    // Moves on from what is drawn.
    void bar.offsetWidth;
    bar.style.transition = `all ${SPEED_MS}ms ease`;
    show(FIRST);
    timer = window.setInterval(() => {
      show(Math.min(part + Math.random() * STEP, MOST));
    }, STEP_MS);
  },

  /** Runs to its end, fades and goes. */
  done(): void {
    clearInterval(timer);
    const ended = element;
    if (!ended) return;
    show(1);
    element = undefined;
    ended.style.transition = `opacity ${SPEED_MS}ms linear ${SPEED_MS}ms`;
    ended.style.opacity = '0';
    setTimeout(() => ended.remove(), 2 * SPEED_MS);
  },
};
