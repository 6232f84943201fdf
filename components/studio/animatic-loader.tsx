"use client";

import dynamic from "next/dynamic";

/** The animatic with the film's own drawing code, loaded when the page is usable without it. */
export const Animatic = dynamic(() => import("./animatic.tsx").then((module) => module.Animatic), { ssr: false });
