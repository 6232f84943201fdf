"use client";

import {
  createContext,
  startTransition,
  use,
  useId,
  useOptimistic,
  type ButtonHTMLAttributes,
  type HTMLAttributes,
  type KeyboardEvent,
} from "react";

const TabsContext = createContext({
  id: "",
  /** The tab that was pressed, and the one whose panel is drawn: drawing it may take longer than a press may. */
  pressed: "",
  drawn: "",
  choose: (_value: string): void => undefined,
});

function Root({
  value,
  onValueChange,
  ...rest
}: HTMLAttributes<HTMLDivElement> & { value: string; onValueChange: (value: string) => void }) {
  const id = useId();
  const [pressed, press] = useOptimistic(value);
  const choose = (next: string) =>
    startTransition(() => {
      press(next);
      onValueChange(next);
    });
  return (
    <TabsContext value={{ id, pressed, drawn: value, choose }}>
      <div {...rest} />
    </TabsContext>
  );
}

function List(props: HTMLAttributes<HTMLDivElement>) {
  return <div role="tablist" {...props} onKeyDown={goAlong} />;
}

/** Arrows go to the tab beside, Home and End to the outer ones; where they go is chosen. */
const goAlong = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")].filter((tab) =>
    tab.checkVisibility(),
  );
  const at = tabs.findIndex((tab) => tab === event.target);
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: -1 }[event.key];
  if (at < 0 || to === undefined) return;
  event.preventDefault();
  const tab = tabs.at(to % tabs.length);
  tab?.focus();
  tab?.click();
};

function Trigger({ value, ...rest }: ButtonHTMLAttributes<HTMLButtonElement> & { value: string }) {
  const { id, pressed, choose } = use(TabsContext);
  const active = value === pressed;
  return (
    <button
      type="button"
      role="tab"
      id={`${id}-${value}`}
      aria-selected={active}
      aria-controls={`${id}-${value}-panel`}
      data-state={active ? "active" : "inactive"}
      tabIndex={active ? 0 : -1}
      onClick={() => choose(value)}
      {...rest}
    />
  );
}

function Content({ value, children, ...rest }: HTMLAttributes<HTMLDivElement> & { value: string }) {
  const { id, drawn } = use(TabsContext);
  const active = value === drawn;
  return (
    <div
      role="tabpanel"
      id={`${id}-${value}-panel`}
      aria-labelledby={`${id}-${value}`}
      data-state={active ? "active" : "inactive"}
      hidden={!active}
      tabIndex={0}
      {...rest}
      className={active ? rest.className : undefined}
    >
      {active ? children : null}
    </div>
  );
}

/** Panels behind tabs, one of them seen. The press shows at once; the panel follows as soon as it is drawn. */
export const Tabs = { Root, List, Trigger, Content };
