const widest = 1280;
const patience = 8000;

/** A frame from the beginning of a video, as a picture; null where this browser cannot play it. */
export async function takeFrame(file: File): Promise<File | null> {
  const address = URL.createObjectURL(file);
  const video = Object.assign(document.createElement("video"), { muted: true, playsInline: true, preload: "auto" });
  try {
    await happened(video, "loadeddata", () => {
      video.src = address;
    });
    await happened(video, "seeked", () => {
      video.currentTime = Math.min(1, (video.duration || 0) / 3);
    });
    return await drawn(video);
  } catch {
    return null;
  } finally {
    video.removeAttribute("src");
    video.load();
    URL.revokeObjectURL(address);
  }
}

function happened(video: HTMLVideoElement, what: string, begin: () => void): Promise<void> {
  return new Promise((done, fail) => {
    const timer = setTimeout(fail, patience);
    video.addEventListener("error", fail, { once: true });
    video.addEventListener(
      what,
      () => {
        clearTimeout(timer);
        done();
      },
      { once: true },
    );
    begin();
  });
}

async function drawn(video: HTMLVideoElement): Promise<File | null> {
  const { videoWidth, videoHeight } = video;
  const scale = Math.min(1, widest / Math.max(videoWidth, videoHeight, 1));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  if (canvas.width === 0) return null;
  canvas.getContext("2d")?.drawImage(video, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", 0.85));
  return blob && new File([blob], "poster.jpg", { type: "image/jpeg" });
}
