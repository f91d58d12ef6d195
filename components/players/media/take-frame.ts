const maxWidth = 1280;
const timeoutMs = 8000;

/** Returns a frame near the start of the video as a JPEG, or null if the browser cannot play the video. */
export async function takeFrame(file: File): Promise<File | null> {
  const address = URL.createObjectURL(file);
  const video = Object.assign(document.createElement("video"), { muted: true, playsInline: true, preload: "auto" });
  try {
    await waitForEvent(video, "loadeddata", () => {
      video.src = address;
    });
    await waitForEvent(video, "seeked", () => {
      video.currentTime = Math.min(1, (video.duration || 0) / 3);
    });
    return await frameAsFile(video);
  } catch {
    return null;
  } finally {
    video.removeAttribute("src");
    video.load();
    URL.revokeObjectURL(address);
  }
}

function waitForEvent(video: HTMLVideoElement, eventName: string, start: () => void): Promise<void> {
  return new Promise((resolve, fail) => {
    const timer = setTimeout(fail, timeoutMs);
    video.addEventListener("error", fail, { once: true });
    video.addEventListener(
      eventName,
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
    start();
  });
}

async function frameAsFile(video: HTMLVideoElement): Promise<File | null> {
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(1, maxWidth / Math.max(videoWidth, videoHeight, 1));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  if (canvas.width === 0) return null;
  canvas.getContext("2d")?.drawImage(video, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 0.85));
  return blob && new File([blob], "poster.jpg", { type: "image/jpeg" });
}
