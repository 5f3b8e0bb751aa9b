// Stands in for the script of a hosted assistant: it fills the container that carries the public key.
const container = globalThis.document.currentScript.parentElement;
const button = globalThis.document.createElement('button');
button.textContent = `Widget of ${container.dataset.clientKey}`;
container.append(button);
